// Moves that may still be made on another's turn.
import type { Sight } from "$wire";

// Of whoever sits closest before the seat that is waited for.
export function lateMove(
  sights: readonly Sight[],
  move: string | undefined,
  { next, seats }: { next: number; seats: number },
): { seat: number; move: string } | null {
  if (move === undefined) return null;
  const ago = (seat: number) => (next - seat + seats) % seats;
  const [seat] = sights
    .flatMap(({ seat, legal }) => (seat !== undefined && legal?.includes(move) ? seat : []))
    .filter((one) => one !== next)
    .toSorted((one, other) => ago(one) - ago(other));
  return seat === undefined ? null : { seat, move };
}
