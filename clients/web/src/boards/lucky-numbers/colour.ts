// The colour of a tile. It means nothing in play; a number has always the same one: at the table,
// after a reload, in a review and in the rules.
export const colourOfNumber = (number: number): number => (number + (number >> 2)) % 4;
