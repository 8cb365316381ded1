/** Where steps are drawn: along the lanes by place, across them by lane. All in pixels. */
export interface LaneShape {
  readonly vertical: boolean;
  /** From one place to the next. */
  readonly pitch: number;
  /** Of a step along the lane, and across it. */
  readonly along: number;
  readonly across: number;
  /** Between the lanes. */
  readonly between: number;
  /** Before the first lane: room for the brackets of groups. */
  readonly before: number;
}

/** Lanes one above the other. */
export const WIDE: LaneShape = { vertical: false, pitch: 148, along: 136, across: 52, between: 32, before: 20 };

/** Lanes side by side, for `width` pixels. */
export function narrowShape(width: number): LaneShape {
  // Room for the brackets, the lines, and the outline of what has the focus.
  const across = Math.max(96, Math.floor((width - 12 - 32 - 6) / 2));
  return { vertical: true, pitch: 62, along: 52, across, between: 32, before: 12 };
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The box of a step: `lane` 0 is the reference's. */
export function boxOf(shape: LaneShape, lane: 0 | 1, place: number): Box {
  const main = place * shape.pitch;
  const cross = shape.before + lane * (shape.across + shape.between);
  return shape.vertical
    ? { left: cross, top: main, width: shape.across, height: shape.along }
    : { left: main, top: cross, width: shape.along, height: shape.across };
}

/** The size of everything, for `count` places. */
export function canvasSize(shape: LaneShape, count: number): { readonly width: number; readonly height: number } {
  const main = Math.max(0, count * shape.pitch - (shape.pitch - shape.along));
  const cross = shape.before + 2 * shape.across + shape.between;
  return shape.vertical ? { width: cross, height: main } : { width: main, height: cross };
}

/** The line from a place of the reference to one of the candidate, as the path of an SVG. */
export function linePath(shape: LaneShape, from: number, to: number): string {
  const [a, b] = [boxOf(shape, 0, from), boxOf(shape, 1, to)];
  if (shape.vertical) {
    const [x1, x2] = [a.left + a.width, b.left];
    const [y1, y2] = [a.top + a.height / 2, b.top + b.height / 2];
    const bend = (x2 - x1) / 2;
    return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
  }
  const [x1, x2] = [a.left + a.width / 2, b.left + b.width / 2];
  const [y1, y2] = [a.top + a.height, b.top];
  const bend = (y2 - y1) / 2;
  return `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`;
}
