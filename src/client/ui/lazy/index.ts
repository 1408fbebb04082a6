export { lazyPart, loadChunk } from './lazyPart'
export { useOnceOpen } from './useOnceOpen'
