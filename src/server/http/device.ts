/** The first that matches is the one: each browser also names those that it descends from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** What a person would call the device of a `User-Agent`, without version: `Chrome sur Windows`; null when it says neither. */
export function deviceOf(userAgent: string | undefined): string | null {
  const found = [BROWSERS, SYSTEMS].flatMap((names) => names.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? [])
  return found.length === 0 ? null : found.join(' sur ')
}
