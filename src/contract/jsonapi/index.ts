export { assemble, DocumentError, isOfType, parseDocument } from './document'
export type { Linkage, PageInfo, ParsedDocument, Ref, Resource, ResourceOf } from './document'
export { writeDocument } from './write'
export type { WrittenDocument } from './write'
