/** Tiles drawn over the background. */
export interface Tiles {
  /** `https://…/{z}/{x}/{y}` */
  readonly address: string
  /** Who drew them. */
  readonly credit: string
}

const said = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** The tiles that whoever runs the application chose, as the page says; undefined without. */
export function tilesOfPage(): Tiles | undefined {
  const [address, credit] = [said('map-tiles'), said('map-tiles-credit')]
  return address === undefined ? undefined : { address, credit: credit ?? '' }
}
