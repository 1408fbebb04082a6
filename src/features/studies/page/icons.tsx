const paths = {
  check: 'M4 10.5l4 4 8-9',
  download: 'M10 3v9m-4-4l4 4 4-4M3 13v4h14v-4',
  chapters: 'M7 5h10M7 10h10M7 15h10M3 5h.01M3 10h.01M3 15h.01',
  question: 'M10 3a7 7 0 1 0-3.2 13.2L3.5 17l.8-3.2M7 10h.01M10 10h.01M13 10h.01M10 3a7 7 0 1 1-3.2 13.2',
  eye: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zm8 2.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  warning: 'M10 3L2 17h16L10 3zm0 5v4m0 2.5h.01',
  info: 'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16zm0-9v5m0-8h.01',
  back: 'M5 8a6 6 0 1 1-1 4M5 3v5h5',
  table: 'M3 4h14v12H3zM3 8h14M3 12h14M8 4v12',
  close: 'M5 5l10 10M15 5L5 15',
} as const

/** A drawing beside words that say the same. */
export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden>
      <path d={paths[name]} />
    </svg>
  )
}
