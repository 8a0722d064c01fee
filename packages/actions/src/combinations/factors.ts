/** Load factors of AS/NZS 1170.0 Clauses 4.2.1 and 4.2.2. */
export const PERMANENT_ALONE = 1.35;
export const PERMANENT = 1.2;
export const PERMANENT_RELIEVING = 0.9;
export const IMPOSED = 1.5;
