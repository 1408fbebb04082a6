export type { Block, Chapter, PrintedDocument } from './documents'
