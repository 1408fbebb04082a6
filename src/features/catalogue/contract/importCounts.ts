/** How many programmes or lots an import created, changed, left, withdrew from sale, and refused. */
export interface ImportCounts {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly withdrawn: number
  readonly rejected: number
}
