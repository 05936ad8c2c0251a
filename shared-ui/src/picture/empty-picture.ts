/** Size in px of pictures that name none. */
const ANY_SIZE = { width: 16, height: 9 };

/**
 * Address of a drawing that keeps the place of a picture: its shape, lightly tinted, with the outline of a landscape
 * where the picture is big enough to be worth a tap.
 * @param isBackground behind text, without the outline
 */
export function emptyPicture(
  width: number = ANY_SIZE.width,
  height: number = ANY_SIZE.height,
  isBackground = false,
): string {
  const unit = Math.min(width, height) / 6;
  const [x, y] = [width / 2, height / 2];
  const ridge = `<path d='M${round(x - unit)} ${round(y + unit / 2)}l${round(unit * 0.7)}-${round(unit)} ${round(unit * 0.5)} ${round(unit * 0.6)} ${round(unit * 0.3)}-${round(unit * 0.3)} ${round(unit * 0.5)} ${round(unit * 0.7)}z' fill='#808a9c' fill-opacity='.6'/>`;
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'><path d='M0 0h${width}v${height}H0z' fill='#808a9c' fill-opacity='.16'/>${unit > 20 && !isBackground ? ridge : ''}</svg>`;
  return `data:image/svg+xml,${drawing.replace(/[<>#]/g, encodeURIComponent)}`;
}

const round = (value: number) => Math.round(value);
