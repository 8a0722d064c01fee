/** A part of a report that is on one page whole. Points. */
export interface Piece {
  readonly height: number;
  /** Above it; none at the top of a page. */
  readonly space: number;
  /** Whether the next piece is on the same page: a heading is never the last on a page. */
  readonly keepWithNext: boolean;
  /** Whether it begins a page. */
  readonly startsPage?: boolean;
  /** The number of a heading, in their order: the contents name the page that it is on. */
  readonly heading?: number;
  /** What comes first where it is at the top of a page: the head of its table. */
  readonly continued?: Piece;
  /** Draws it with its top at `y`. */
  readonly draw: (y: number) => void;
}

/** A piece and where its top is, from the top of the page. */
export interface Placed {
  readonly piece: Piece;
  readonly y: number;
}

/**
 * Fills pages with pieces in their order.
 *
 * Shape    at least one page; a group of pieces that is higher than a page starts one and is broken
 */
export function paginate(pieces: readonly Piece[], height: number): (readonly Placed[])[] {
  const pages: Placed[][] = [[]];
  let y = 0;
  const put = (piece: Piece, page: Placed[]): void => {
    y += page.length === 0 ? 0 : piece.space;
    page.push({ piece, y });
    y += piece.height;
  };
  for (const group of groupsOf(pieces)) {
    for (const [index, piece] of group.entries()) {
      const page = pages.at(-1) ?? [];
      // The first of a group is placed where all of it has room, any other where it has itself.
      const own = index === 0 ? Math.min(height, heightOf(group)) : piece.space + piece.height;
      const needed = piece.startsPage ? Number.POSITIVE_INFINITY : own;
      if (page.length === 0 || y + needed <= height) {
        put(piece, page);
        continue;
      }
      const next: Placed[] = [];
      pages.push(next);
      y = 0;
      if (piece.continued) put(piece.continued, next);
      put(piece, next);
    }
  }
  return pages;
}

const heightOf = (group: readonly Piece[]): number =>
  group.reduce((sum, { space, height }) => sum + space + height, 0);

function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  let open = false;
  for (const piece of pieces) {
    if (open) groups.at(-1)?.push(piece);
    else groups.push([piece]);
    open = piece.keepWithNext;
  }
  return groups;
}
