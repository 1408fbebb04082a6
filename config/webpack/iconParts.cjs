'use strict'

/**
 * @typedef {{ tag: string, attrs: Record<string, string>, children?: Drawing[] }} Drawing
 * @typedef {{ name: string, icon: Drawing }} Definition of an icon of one colour, as @ant-design/icons-svg gives it
 */

/**
 * The arguments by which `createIcon` makes an icon; undefined for the few that are more than plain paths.
 * @param {Definition} definition
 * @returns {[name: string, shape: Record<string, string>, paths: string[]] | undefined}
 */
module.exports = function partsOf({ name, icon }) {
  const { viewBox = '', 'fill-rule': fillRule } = icon.attrs
  const paths = icon.children ?? []
  if (!paths.every(({ tag, attrs }) => tag === 'path' && Object.keys(attrs).join() === 'd')) return undefined
  return [
    name,
    fillRule === undefined ? { viewBox } : { viewBox, fillRule },
    paths.map(({ attrs }) => attrs['d'] ?? ''),
  ]
}
