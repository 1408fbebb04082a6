import { professionalMenu, scpiMenu } from '../../../../src/app/client/features'
import { overlayKeys } from '../../../../src/app/client/shell/palette/keys'
import { isCharacter, matchKeys, nameOfKey, type Shortcut } from '../../../../src/client/screens/keyboard/shortcuts'

const shortcut = (keys: string): Shortcut => ({ keys, label: keys, act: () => undefined })
const shortcuts = ['n', 'g d', 'g t', 'm r', 'mod+k', '?'].map(shortcut)
const press = (key: string, code = '', modifiers: Partial<KeyboardEvent> = {}) =>
  nameOfKey({ key, code, ctrlKey: false, metaKey: false, shiftKey: false, ...modifiers })

test('one key acts at once, the first of two waits for the second', () => {
  expect(matchKeys('', 'n', shortcuts)).toEqual({ shortcut: expect.objectContaining({ keys: 'n' }) as unknown })
  expect(matchKeys('', 'g', shortcuts)).toEqual({ pending: 'g' })
  expect(matchKeys('g', 't', shortcuts)).toEqual({ shortcut: expect.objectContaining({ keys: 'g t' }) as unknown })
})
test('a key that ends no sequence counts for itself', () => {
  expect(matchKeys('g', 'n', shortcuts)).toEqual({ shortcut: expect.objectContaining({ keys: 'n' }) as unknown })
  expect(matchKeys('g', 'm', shortcuts)).toEqual({ pending: 'm' })
  expect(matchKeys('g', 'z', shortcuts)).toBeNull()
})
test('Ctrl and ⌘ are one modifier, and a character with one is no character', () => {
  expect(press('k', 'KeyK', { ctrlKey: true })).toBe('mod+k')
  expect(press('K', 'KeyK', { metaKey: true, shiftKey: true })).toBe('mod+shift+k')
  expect(shortcuts.filter(isCharacter).map(({ keys }) => keys)).toEqual(['n', 'g d', 'g t', 'm r', '?'])
})
test('digits are those of the key on a French keyboard as on an English one; signs are what is written', () => {
  expect(press('&', 'Digit1')).toBe('1')
  expect(press('1', 'Digit1', { shiftKey: true })).toBe('1')
  expect(press('1', 'Numpad1')).toBe('1')
  expect(press('?', 'KeyM', { shiftKey: true })).toBe('?')
  expect(press('X', 'KeyX', { shiftKey: true })).toBe('shift+x')
})
test.each([
  ['property', professionalMenu],
  ['SCPI', scpiMenu],
])('no two places of the menu of %s have the same keys, nor those of what opens over every page', (_area, menu) => {
  const keys = [...Object.values(overlayKeys), ...menu.flatMap((place) => place.keys)]
  expect(keys.filter((one, index) => keys.indexOf(one) !== index)).toEqual([])
})
