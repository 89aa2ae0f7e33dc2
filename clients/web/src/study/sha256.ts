// SHA-256 (FIPS 180-4). Our own, because browsers lend theirs to secure addresses only.

// The first 32 bits of the fractional parts of the roots of the first primes.
function constants(count: number, root: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; ++n) {
    let isPrime = true;
    for (let d = 2; d * d <= n; ++d) isPrime &&= n % d !== 0;
    if (isPrime) found.push((fraction(n ** (1 / root)) * 2 ** 32) | 0);
  }
  return found;
}

const fraction = (x: number) => x - Math.floor(x);
const initial = constants(8, 2);
const rounds = constants(64, 3);
const turned = (x: number, by: number) => (x >>> by) | (x << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const all = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6));
  new Uint8Array(all.buffer).set(bytes);
  all.setUint8(bytes.length, 0x80);
  all.setBigUint64(all.byteLength - 8, BigInt(bytes.length) * 8n);
  return all;
}

function schedule(data: DataView, at: number): Int32Array {
  const w = new Int32Array(64);
  for (let i = 0; i < 16; ++i) w[i] = data.getInt32(at + 4 * i);
  for (let i = 16; i < 64; ++i) {
    const [x, y] = [w[i - 15]!, w[i - 2]!];
    const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  return w;
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const data = padded(bytes);
  const hash = Int32Array.from(initial);
  for (let at = 0; at < data.byteLength; at += 64) {
    const w = schedule(data, at);
    let [a, b, c, d, e, f, g, h] = hash as unknown as number[] as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let i = 0; i < 64; ++i) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + rounds[i]! + w[i]!) | 0;
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i]! += word));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}
