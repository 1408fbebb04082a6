export { declaredShortcuts, isCharacter, matchKeys, nameOfKey, SEQUENCE, type Shortcut } from './shortcuts'
export { useShortcuts } from './useShortcuts'
