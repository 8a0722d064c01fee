import { DomainError } from "@kingpost/calc/domain-error";

/**
 * Throws for a dimension that is not a finite number above zero.
 *
 * Errors   DomainError 'not-finite' | 'non-positive'
 */
export function requirePositive(dimensions: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(dimensions)) {
    if (!Number.isFinite(value)) throw new DomainError("not-finite", `${name} must be a finite number.`);
    if (value <= 0) throw new DomainError("non-positive", `${name} must be greater than zero.`);
  }
}

/**
 * Throws for a radius that is not finite or is negative; zero is a sharp corner.
 *
 * Errors   DomainError 'not-finite' | 'non-positive'
 */
export function requireRadius(name: string, value: number): void {
  if (!Number.isFinite(value)) throw new DomainError("not-finite", `${name} must be a finite number.`);
  if (value < 0) throw new DomainError("non-positive", `${name} must not be negative.`);
}

/** Throws for a wall or plate that leaves no opening. Errors DomainError 'wall-too-thick'. */
export function refuseThickWall(tooThick: boolean, message: string): void {
  if (tooThick) throw new DomainError("wall-too-thick", message);
}

/** Throws for two fillets that overlap. Errors DomainError 'fillets-overlap'. */
export function refuseOverlap(overlaps: boolean, message: string): void {
  if (overlaps) throw new DomainError("fillets-overlap", message);
}

/** Throws for a radius that does not fit the plate. Errors DomainError 'radius-too-large'. */
export function refuseLargeRadius(tooLarge: boolean, message: string): void {
  if (tooLarge) throw new DomainError("radius-too-large", message);
}
