export { lazyPart, loadChunk } from './lazyPart'
export { quickPart } from './quickPart'
export { useOnceOpen } from './useOnceOpen'
