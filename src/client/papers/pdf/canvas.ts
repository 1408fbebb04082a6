/** A canvas that pdf.js draws on beside its page, and its context. */
interface Drawing {
  canvas: OffscreenCanvas | null
  context: OffscreenCanvasRenderingContext2D | null
}

/** Canvases of a worker, in place of those that pdf.js makes in a document. */
export class OffscreenCanvasFactory {
  create(width: number, height: number): Drawing {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }

  reset({ canvas }: Drawing, width: number, height: number): void {
    if (canvas) [canvas.width, canvas.height] = [width, height]
  }

  destroy(drawing: Drawing): void {
    if (drawing.canvas) [drawing.canvas.width, drawing.canvas.height] = [0, 0]
    ;[drawing.canvas, drawing.context] = [null, null]
  }
}

/** pdf.js makes its filters of SVG in a document; a worker has none, and a page is read as well without. */
export class NoFilterFactory {
  addFilter = (): string => 'none'
  addHCMFilter = (): string => 'none'
  addAlphaFilter = (): string => 'none'
  addLuminosityFilter = (): string => 'none'
  addHighlightHCMFilter = (): string => 'none'
  destroy = (): void => undefined
}
