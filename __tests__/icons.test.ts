import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import partsOf from '../config/webpack/iconParts.cjs'
import { createIcon } from '../src/client/ui/icons/createIcon'

type Icon = ComponentType<Parameters<ReturnType<typeof createIcon>>[0]>

const definitionOf = (name: string) =>
  jest.requireActual<{ default: Parameters<typeof partsOf>[0] }>(`@ant-design/icons-svg/lib/asn/${name}`).default
const publishedIcon = (name: string) =>
  jest.requireActual<{ default: Icon }>(`@ant-design/icons/lib/icons/${name}`).default
/** Elements and attributes, whatever the order in which they are written; a browser of another age gets one style more. */
const partsIn = (markup: string): readonly string[] =>
  (
    markup
      .replace('-ms-transform:rotate(90deg);', '')
      .replaceAll(SPOKEN, '')
      .match(/<\w+|[\w-]+="[^"]*"/g) ?? []
  ).sort()
/** What is read out of an icon. */
const SPOKEN = /(?:role|aria-label|aria-hidden)="[^"]*"/g

// One path, several, a rule of filling, and one that turns by itself.
test.each(['HomeOutlined', 'SettingOutlined', 'EyeOutlined', 'CloseOutlined', 'LoadingOutlined', 'WarningFilled'])(
  '%s of the build is written as the published one',
  (name) => {
    const parts = partsOf(definitionOf(name))
    if (!parts) throw new Error(`${name} is not made of plain paths.`)
    const own: Icon = createIcon(...parts)
    const published = publishedIcon(name)
    for (const props of [
      {},
      { 'aria-hidden': true },
      { className: 'own', title: 'Titre' },
      { spin: true, rotate: 90 },
    ]) {
      const [ours = '', theirs = ''] = [own, published].map((icon) => renderToStaticMarkup(createElement(icon, props)))
      expect(ours).toContain('<path')
      expect(partsIn(ours)).toEqual(partsIn(theirs))
    }
  },
)

test('an icon is read out only where it has a name', () => {
  const parts = partsOf(definitionOf('HomeOutlined'))
  if (!parts) throw new Error('HomeOutlined is not made of plain paths.')
  const Home: Icon = createIcon(...parts)
  const spoken = (props: object) => /<span[^>]*>/.exec(renderToStaticMarkup(createElement(Home, props)))?.[0]
  expect(spoken({})).toBe('<span aria-hidden="true" class="anticon anticon-home">')
  expect(spoken({ 'aria-label': 'Accueil' })).toBe(
    '<span role="img" aria-label="Accueil" class="anticon anticon-home">',
  )
})

test('an icon that is more than plain paths is left to the package', () => {
  expect(partsOf(definitionOf('LoginOutlined'))).toBeUndefined()
})
