/** Pixels of the image for one of the page: sharp once printed. */
const SCALE = 2
const TITLE = 40

/** What a drawing gets from the style sheet, and an image alone does not. */
const styles = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'font-size',
  'font-family',
  'font-weight',
] as const

/**
 * Gives the drawing of a chart to the person as an image, under its title, in the colours of the page. Nothing is sent.
 * @param frame holds the drawing, an SVG
 */
export function exportPng(frame: HTMLElement | null, title: string, name: string): void {
  const drawing = frame?.querySelector('svg')
  if (!frame || !drawing) return
  const { width, height } = drawing.getBoundingClientRect()
  const image = new Image()
  image.addEventListener('load', () => {
    paint(frame, image, { width, height, title, name })
  })
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(withStyles(drawing)))}`
}

/** A copy that looks the same without the style sheet. */
function withStyles(drawing: SVGSVGElement): Node {
  const copy = drawing.cloneNode(true)
  if (!(copy instanceof SVGElement)) return copy
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const copies = copy.querySelectorAll('*')
  drawing.querySelectorAll('*').forEach((element, index) => {
    const computed = getComputedStyle(element)
    copies[index]?.setAttribute(
      'style',
      styles.map((style) => `${style}:${computed.getPropertyValue(style)}`).join(';'),
    )
  })
  return copy
}

function paint(
  frame: HTMLElement,
  image: HTMLImageElement,
  { width, height, title, name }: { width: number; height: number; title: string; name: string },
): void {
  const canvas = document.createElement('canvas')
  canvas.width = width * SCALE
  canvas.height = (height + TITLE) * SCALE
  const context = canvas.getContext('2d')
  if (!context) return
  const { color, fontFamily } = getComputedStyle(frame)
  context.scale(SCALE, SCALE)
  context.fillStyle = getComputedStyle(frame).getPropertyValue('--surface')
  context.fillRect(0, 0, width, height + TITLE)
  context.fillStyle = color
  context.font = `15px ${fontFamily}`
  context.fillText(title, 12, 24, width - 24)
  context.drawImage(image, 0, TITLE, width, height)
  canvas.toBlob((blob) => {
    if (blob) give(blob, name)
  }, 'image/png')
}

function give(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
