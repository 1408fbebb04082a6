export type {
  Block,
  Chapter,
  Cover,
  DocumentCell,
  DocumentColumn,
  DocumentFigure,
  PrintedDocument,
  Span,
} from './document'
