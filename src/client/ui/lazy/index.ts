export { lazyPart, loadChunk } from './lazyPart'
