import type { CapitalDue, EffortYear, YearMark } from '../charts'

/**
 * A piece of a sentence: a text as somebody typed it, words that matter, or an amount that its reader may ask about, `key` being that
 * of its trace. A text is data everywhere, never markup.
 */
export type Span = string | { readonly strong: string } | { readonly amount: string; readonly key: string }

/** A figure that stands out; `key` names its trace, where it has one. */
export interface DocumentFigure {
  readonly label: string
  /** Written already: `287 €/mois`. */
  readonly value: string
  readonly key?: string
  readonly note?: string
  readonly isMain?: boolean
}

export interface DocumentColumn {
  readonly label: string
  /** Numbers are aligned to the right; the first column names its row. */
  readonly isNumber?: boolean
}

/** A cell: written already. With the key of its trace it can be asked about. */
export type DocumentCell = string | { readonly amount: string; readonly key: string }

/** What a chapter is made of, from top to bottom; paper, screen and telephone draw the same. */
export type Block =
  | { readonly kind: 'text'; readonly spans: readonly Span[]; readonly look?: 'lead' | 'small' }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: 'figures'; readonly figures: readonly DocumentFigure[] }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly columns: readonly DocumentColumn[]
      readonly rows: readonly (readonly DocumentCell[])[]
      /** The last row adds the others up. */
      readonly hasTotal?: boolean
    }
  | {
      readonly kind: 'effort'
      /** What the chart shows, in a sentence: its text alternative begins with it. */
      readonly caption: string
      readonly years: readonly EffortYear[]
      readonly marks: readonly YearMark[]
      readonly capitalDue: CapitalDue | null
    }
  | {
      readonly kind: 'notice'
      readonly tone: 'warning' | 'info'
      /** Without the full stop, which each medium sets. */
      readonly title: string
      readonly spans: readonly Span[]
    }
  | { readonly kind: 'signatures'; readonly names: readonly string[] }

export interface Chapter {
  readonly key: string
  readonly title: string
  readonly blocks: readonly Block[]
}

/** The first page of a study; a shorter document has none. */
export interface Cover {
  /** What kind of document it is, over the title. */
  readonly kind: string
  readonly sentence: string
  /** Three at most. */
  readonly figures: readonly DocumentFigure[]
  /** Who made it: a name, then how to reach them. */
  readonly author: readonly string[]
  /** « Règles fiscales au … », then the version: a study holds until what it was made from changes. */
  readonly edition: readonly string[]
}

/** A document to be printed: all that stands on its pages, written already. */
export interface PrintedDocument {
  readonly title: string
  /** Under the title of a document without a cover. */
  readonly sentence?: string
  readonly cover?: Cover
  readonly company: string
  /** The firm's logo: the bytes of a PNG, JPEG or WebP picture, or of an SVG drawing; its name stands in the place of one that cannot be drawn. */
  readonly logo?: Uint8Array
  /** The day that it bears, in words. */
  readonly date: string
  /** At the bottom of each page, beside its number. */
  readonly footer: string
  /** Whether chapters are listed after the cover, and numbered. */
  readonly hasContents: boolean
  readonly chapters: readonly Chapter[]
}
