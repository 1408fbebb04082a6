export { declaredShortcuts, isCharacter, matchKeys, nameOfKey, SEQUENCE, type Shortcut } from './shortcuts'
export { useLinkShortcuts } from './useLinkShortcuts'
export { useShortcuts } from './useShortcuts'
