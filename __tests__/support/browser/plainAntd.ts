import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'

const fileOf = (name: string, path: string): string =>
  readFileSync(join(dirname(require.resolve(`${name}/package.json`)), path), 'utf8')

/** The published text of antd and of what it asks for, by the name under which it does. */
const sources = (): Readonly<Record<string, string>> => ({
  scheduler: fileOf('scheduler', 'cjs/scheduler.production.js'),
  react: fileOf('react', 'cjs/react.production.js'),
  'react-dom': fileOf('react-dom', 'cjs/react-dom.production.js'),
  'react-dom/client': fileOf('react-dom', 'cjs/react-dom-client.production.js'),
  dayjs: fileOf('dayjs', 'dayjs.min.js'),
  antd: fileOf('antd', 'dist/antd.min.js'),
})

/** Gives the page `load(name)`, which runs a published text once, and `show(component, properties)`. */
const program = (texts: Readonly<Record<string, string>>): string => `
  const texts = { ${Object.entries(texts)
    .map(([name, text]) => `${JSON.stringify(name)}(module, exports, require) {\n${text}\n}`)
    .join(',\n')} }
  const modules = {}
  const load = (name) => {
    if (modules[name]) return modules[name].exports
    const module = (modules[name] = { exports: {} })
    // antd asks one package for both halves of React DOM.
    const require = (wanted) =>
      name === 'antd' && wanted === 'react-dom' ? { ...load('react-dom'), ...load('react-dom/client') } : load(wanted)
    texts[name].call(window, module, module.exports, require)
    return module.exports
  }
  const root = load('react-dom/client').createRoot(document.getElementById('root'))
  window.load = load
  window.show = (component, properties) => {
    const type = component.split('.').reduce((part, name) => part[name], load('antd'))
    load('react-dom').flushSync(() => root.render(load('react').createElement(type, properties)))
  }
  window.notify = (content) => load('antd').notification.open(content)
`

/**
 * Turns a page into an empty one with antd as it is published: no theme, no setting and no part of ours. What it gives
 * back renders a component at once, by its name in antd, with properties written as JavaScript.
 */
export async function openPlainAntd(page: Page): Promise<(component: string, properties?: string) => Promise<void>> {
  await page.setContent('<html lang="fr"><span id="name">Situation</span><div id="root"></div></html>')
  await page.addScriptTag({ content: program(sources()) })
  return async (component, properties = '{}') => {
    await page.evaluate(`show(${JSON.stringify(component)}, ${properties})`)
    await page.locator('#root > *').first().waitFor({ state: 'attached' })
  }
}
