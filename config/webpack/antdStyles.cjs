'use strict'
// Prints the style rules of every antd part, as JSON: name under which antd registers them (`Button-Button`,
// `Input-Search`, `Shared`) → rules. They are taken from what antd would insert while it runs. They hold no colour and no
// size of their own: those are CSS variables, which the theme sets at run time, light or dark.
// Run with NODE_ENV=production, or antd prints its warnings too.
const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs')
const antd = require('antd')
const { createElement: h } = require('react')
const { renderToString } = require('react-dom/server')

/** Every component bare, then the parts whose rules appear in a given state only. @returns {import('react').ReactNode[]} */
function everyPart() {
  const bare = Object.entries(antd).filter(
    ([name, part]) => /^[A-Z]/.test(name) && (typeof part === 'function' || '$$typeof' in part),
  )
  return [
    ...bare.map(([, component]) => h(component)),
    h(antd.Badge.Ribbon),
    h(antd.Cascader.Panel),
    h(antd.Dropdown, { menu: { items: [] } }, h('div')),
    h(antd.Input.OTP),
    h(antd.Input.Password),
    h(antd.Input.Search),
    h(antd.Input.TextArea),
    h(antd.Layout.Sider),
    h(antd.Modal._InternalPanelDoNotUseOrYouWillBeFired),
    h(antd.Modal._InternalPanelDoNotUseOrYouWillBeFired, { type: 'confirm' }),
    h(antd.Space.Addon),
    h(antd.Space.Compact, null, h(antd.Button)),
    h(antd.Table, {
      virtual: true,
      scroll: { x: 1, y: 1 },
      columns: [{ dataIndex: 'a', width: 1 }],
      dataSource: [{ key: 1, a: 1 }],
    }),
    h(antd.Tag, { color: 'blue' }),
    h(antd.Tag, { color: 'success' }),
    h(antd.message._InternalPanelDoNotUseOrYouWillBeFired),
    h(antd.notification._InternalPanelDoNotUseOrYouWillBeFired),
  ]
}

const cache = createCache()
for (const part of everyPart()) {
  renderToString(h(StyleProvider, { cache }, h(antd.ConfigProvider, { theme: { hashed: false } }, part)))
}

/** @param {string} key of an entry of antd's cache @returns {string} the rules of that entry alone */
function ruleText(key) {
  const single = createCache()
  const entry = cache.cache.get(key)
  if (entry) single.cache.set(key, entry)
  const css = extractStyle(single, { plain: true, types: 'style' })
  // The last rule is antd's own note of what was extracted.
  return css.slice(0, css.lastIndexOf('.data-ant-cssinjs-cache-path'))
}

/** @type {Record<string, string>} */
const styles = {}
for (const key of cache.cache.keys()) {
  const [kind, , name] = key.split('%')
  if (kind === 'style' && name) styles[name] = (styles[name] ?? '') + ruleText(key)
}
process.stdout.write(JSON.stringify(styles))
