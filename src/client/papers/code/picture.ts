/** A page as a picture: the lightness of each pixel, from 0 (black) to 255, row by row. */
export interface Picture {
  readonly lightness: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** A rectangle of a picture, in pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Lightness of colours, row by row; what is transparent is on white paper. @param colours red, green, blue, opacity of each pixel */
export function pictureOf(colours: Uint8ClampedArray, width: number, height: number): Picture {
  const lightness = new Uint8ClampedArray(width * height)
  for (let pixel = 0; pixel < lightness.length; pixel += 1) {
    const at = pixel * 4
    const shade = 0.299 * (colours[at] ?? 0) + 0.587 * (colours[at + 1] ?? 0) + 0.114 * (colours[at + 2] ?? 0)
    const opacity = (colours[at + 3] ?? 255) / 255
    lightness[pixel] = shade * opacity + 255 * (1 - opacity)
  }
  return { lightness, width, height }
}

/** The lightness that best parts ink from paper (Otsu, 1979). */
export function inkThreshold({ lightness }: Picture): number {
  const counts = new Float64Array(256)
  for (const shade of lightness) counts[shade] = (counts[shade] ?? 0) + 1
  const whole = counts.reduce((sum, count, shade) => sum + count * shade, 0)
  let [dark, darkSum, best, threshold] = [0, 0, -1, 128]
  counts.forEach((count, shade) => {
    dark += count
    darkSum += count * shade
    const light = lightness.length - dark
    if (dark === 0 || light === 0) return
    const spread = dark * light * (darkSum / dark - (whole - darkSum) / light) ** 2
    if (spread > best) [best, threshold] = [spread, shade + 1]
  })
  return threshold
}

/** A part of a picture on white paper, `margin` pixels wide on each side. */
export function cutOut({ lightness, width, height }: Picture, box: Box, margin: number): Picture {
  const [ownWidth, ownHeight] = [box.width + 2 * margin, box.height + 2 * margin]
  const own = new Uint8ClampedArray(ownWidth * ownHeight).fill(255)
  for (let row = 0; row < box.height; row += 1) {
    const y = box.top + row
    if (y < 0 || y >= height) continue
    const start = y * width + Math.max(box.left, 0)
    const end = y * width + Math.min(box.left + box.width, width)
    own.set(lightness.subarray(start, end), (row + margin) * ownWidth + margin + Math.max(-box.left, 0))
  }
  return { lightness: own, width: ownWidth, height: ownHeight }
}

/** A picture twice as wide and high, each new pixel between its neighbours. */
export function doubled({ lightness, width, height }: Picture): Picture {
  const own = new Uint8ClampedArray(width * height * 4)
  const at = (x: number, y: number): number =>
    lightness[Math.min(Math.max(y, 0), height - 1) * width + Math.min(Math.max(x, 0), width - 1)] ?? 255
  for (let y = 0; y < height * 2; y += 1)
    for (let x = 0; x < width * 2; x += 1) {
      const [column, row] = [x >> 1, y >> 1]
      const [beside, under] = [column + (x % 2 === 0 ? -1 : 1), row + (y % 2 === 0 ? -1 : 1)]
      own[y * width * 2 + x] =
        (9 * at(column, row) + 3 * at(beside, row) + 3 * at(column, under) + at(beside, under)) / 16
    }
  return { lightness: own, width: width * 2, height: height * 2 }
}
