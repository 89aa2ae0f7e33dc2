declare module "texts:*" {
  const sentences: Record<string, string>;
  export default sentences;
}
declare module "$ordinal/ordinal.wasm?url" {
  const address: string;
  export default address;
}
declare module "$puzzles/*" {
  const text: string;
  export default text;
}
