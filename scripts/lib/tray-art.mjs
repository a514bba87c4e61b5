/**
 * The pictures of the tray and of the badge, as SVG on a grid of 16. The mark is the app's: a tile with four slots, the
 * third of them faint.
 */

const INK = '#1f1b16';
const OCHRE = '#d4982f';
const PLASTER = '#fffdf8';
const SLOTS = [3.5, 6.5, 9.5, 12.5];
const TILE = '<rect x="1" y="1" width="14" height="14" rx="3"';
const DISC = { cx: 11.5, cy: 4.5, r: 3.25 };

/** @param {string} body */
const svg = (body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${body}</svg>`;

/** @param {string} fill */
const slots = (fill) =>
  SLOTS.map(
    (cx, at) => `<circle cx="${cx}" cy="11" r="1.15" fill="${fill}" opacity="${at === 2 ? 0.35 : 1}"/>`,
  ).join('');

/** @param {number} ring how far the disc keeps the tile away from it */
const disc = (ring, fill = '#000') =>
  `<circle cx="${DISC.cx}" cy="${DISC.cy}" r="${DISC.r + ring}" fill="${fill}"/>`;

/**
 * For macOS: black and nothing, which the system turns white on a dark bar. A disc says that nodes are locked.
 * @param {boolean} locked
 */
export function templateArt(locked) {
  const holes = `<rect width="16" height="16" fill="#fff"/>${slots('#000')}${locked ? disc(1.25) : ''}`;
  return svg(`<mask id="m">${holes}</mask>${TILE} fill="#000" mask="url(#m)"/>${locked ? disc(0) : ''}`);
}

/**
 * For Windows and Linux, whose bars may be dark or light: the tile brings its own ground.
 * @param {boolean} locked
 */
export function colourArt(locked) {
  const mark = locked ? `${disc(1.25, PLASTER)}${disc(0, INK)}` : '';
  return svg(`${TILE} fill="${OCHRE}"/>${slots(PLASTER)}${mark}`);
}

/**
 * For the taskbar of Windows, over the app's own icon.
 * @param {string} text one sign, or two
 * @param {string} font the name of a font that is loaded
 */
export function badgeArt(text, font) {
  const size = text.length === 1 ? 12 : 9.5;
  return svg(
    `<circle cx="8" cy="8" r="8" fill="${PLASTER}"/><circle cx="8" cy="8" r="7" fill="${INK}"/>` +
      `<text x="8" y="${8 + size * 0.345}" text-anchor="middle" font-family="${font}" font-weight="700" ` +
      `font-size="${size}" fill="${PLASTER}">${text}</text>`,
  );
}
