import type { TwoDDoc } from './code/twoDDoc'
import type { Check, Finding, PaperKind } from './read/finding'

/** Bytes of a file that is read, at most. */
export const LARGEST_FILE = 20 * 1024 * 1024
/** Pages of a file that is read, at most. */
export const MOST_PAGES = 150

/** Why a file gave nothing. */
export type Unreadable =
  'empty' | 'tooLarge' | 'tooManyPages' | 'notPdf' | 'password' | 'damaged' | 'noText' | 'otherPaper'

/** What came of a file. */
export type Reading =
  | { readonly kind: 'unreadable'; readonly reason: Unreadable }
  | {
      readonly kind: 'read'
      readonly paper: PaperKind
      readonly pages: number
      /** False for a scan: only its code was read. */
      readonly hasText: boolean
      readonly code: CodeHeader | null
      readonly findings: readonly Finding[]
      readonly checks: readonly Check[]
    }

/** What is shown of a 2D-Doc beside its data. */
export type CodeHeader = Omit<TwoDDoc, 'data' | 'cut'>
