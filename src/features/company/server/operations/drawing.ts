import sanitize from 'sanitize-html'

/** What may stand in a drawing: shapes, texts and their paints. */
const ELEMENTS = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern'],
]
const ATTRIBUTES = [
  ...[
    'xmlns',
    'xmlns:xlink',
    'version',
    'viewBox',
    'width',
    'height',
    'preserveAspectRatio',
    'id',
    'x',
    'y',
    'd',
    'points',
  ],
  ...['x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'dx', 'dy', 'offset', 'transform', 'pathLength'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits', 'maskContentUnits'],
  ...['patternUnits', 'patternTransform', 'patternContentUnits', 'href', 'xlink:href', 'aria-label', 'role'],
  ...[
    'fill',
    'fill-rule',
    'fill-opacity',
    'stroke',
    'stroke-width',
    'stroke-linecap',
    'stroke-linejoin',
    'stroke-miterlimit',
  ],
  ...['stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity', 'opacity', 'color', 'stop-color', 'stop-opacity'],
  ...['clip-path', 'clip-rule', 'mask', 'display', 'visibility', 'paint-order', 'vector-effect', 'shape-rendering'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'text-anchor', 'dominant-baseline'],
]

/** Why a drawing is refused, in French. */
export type DrawingFault = string

const DANGERS: readonly (readonly [RegExp, string])[] = [
  [/<!(?:DOCTYPE|ENTITY)[^>]*\[|<!ENTITY/i, 'des entités'],
  [/<\s*(?:[\w-]+:)?script\b/i, 'un programme'],
  [
    /<\s*(?:[\w-]+:)?(?:foreignObject|iframe|object|embed|image|audio|video|animate|set|handler)\b/i,
    'autre chose qu’un dessin',
  ],
  [/\son[a-z]+\s*=/i, 'un programme'],
  [/(?:href|src)\s*=\s*["']?\s*(?!["']?\s*#)[^"'\s>]/i, 'un lien vers l’extérieur'],
  [/url\(\s*["']?\s*(?!["']?\s*#)[^)]/i, 'un lien vers l’extérieur'],
  [/@import|javascript:|data:/i, 'un programme'],
]

/** Whether these bytes say that they are a drawing. */
export const isDrawing = (bytes: Buffer): boolean =>
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\])?[^>]*>\s*)*<svg[\s>/]/i.test(
    bytes.toString('utf8'),
  )

/** A drawing with nothing but shapes, or why it is refused: what could run or call elsewhere is never cleaned in silence. */
export function cleanedDrawing(bytes: Buffer): { readonly content: Buffer } | { readonly fault: DrawingFault } {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  // References to characters may hide a word of these.
  const danger = DANGERS.find(([pattern]) => pattern.test(text) || pattern.test(withoutReferences(text)))
  if (danger) return { fault: `Ce dessin SVG contient ${danger[1]}\u00a0: exportez-le sans cela, ou en PNG.` }
  if (/<\s*style\b|\sstyle\s*=/i.test(text))
    return {
      fault:
        'Ce dessin SVG tient ses couleurs d’une feuille de style\u00a0: exportez-le avec des attributs, ou en PNG.',
    }
  const content = sanitize(text, {
    allowedTags: ELEMENTS,
    allowedAttributes: { '*': ATTRIBUTES },
    disallowedTagsMode: 'completelyDiscard',
    allowedSchemes: [],
    allowProtocolRelative: false,
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false, xmlMode: true },
  }).trim()
  return content.startsWith('<svg')
    ? { content: Buffer.from(content) }
    : { fault: 'Ce fichier n’est pas un dessin SVG lisible.' }
}

const withoutReferences = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, code: string) => characterOf(parseInt(code, 16)))
    .replace(/&#(\d{1,7});?/g, (_, code: string) => characterOf(Number(code)))
    .replace(/&(?:Tab|NewLine);/g, '')

const characterOf = (code: number): string => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')
