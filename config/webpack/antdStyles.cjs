'use strict'
// Prints the style rules of antd, as JSON: name under which antd registers them (`Button-Button`, `Input-Search`,
// `Shared`) → rules, as antd's own extraction (@ant-design/static-style-extract) takes them. They hold no colour and no
// size of their own: those are CSS variables, which the theme sets at run time, light or dark. Run with
// NODE_ENV=production, or antd prints its warnings too.
const { createCache, extractStyle: styleOf, StyleProvider } = require('@ant-design/cssinjs')
const { extractStyle } = require('@ant-design/static-style-extract')
const { ConfigProvider } = require('antd')
const { createElement: h } = require('react')

const cache = createCache()
extractStyle((/** @type {import('react').ReactNode} */ parts) =>
  h(StyleProvider, { cache }, h(ConfigProvider, { theme: { hashed: false } }, parts)),
)

/** @param {string} key of an entry of the cache @returns {string} the rules of that entry alone */
function ruleText(key) {
  const single = createCache()
  const entry = cache.cache.get(key)
  if (entry) single.cache.set(key, entry)
  const css = styleOf(single, { plain: true, types: 'style' })
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
