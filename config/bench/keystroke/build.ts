import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import client from '../../webpack/client.cjs'
import { REACT_COMPILER, TYPESCRIPT } from '../../webpack/shared.cjs'

const PAGE = join(__dirname, 'page.tsx')

/** Addresses of the page, as it is written and as the React Compiler makes it. */
export interface BuiltPages {
  readonly plain: string
  readonly compiled: string
}

/** Builds the page into a folder as the application is built: same packages, same minifier, same style sheets. */
export async function buildPages(folder: string): Promise<BuiltPages> {
  await run(configurationOf(folder))
  const addressOf = (name: string) => pathToFileURL(join(folder, `${name}.html`)).href
  return { plain: addressOf('plain'), compiled: addressOf('compiled') }
}

function configurationOf(folder: string): Configuration {
  const application = client('production')
  const rule = {
    test: PAGE,
    oneOf: [{ resourceQuery: /compiled/, use: [TYPESCRIPT, REACT_COMPILER] }, { use: TYPESCRIPT }],
  }
  return {
    ...application,
    entry: { plain: PAGE, compiled: `${PAGE}?compiled` },
    output: { path: folder, publicPath: '' },
    module: { rules: [...(application.module?.rules ?? []), rule] },
    devtool: false,
    cache: false,
    plugins: ['plain', 'compiled'].map(
      (name) =>
        new HtmlWebpackPlugin({
          filename: `${name}.html`,
          chunks: [name],
          templateContent: '<!doctype html><meta charset="utf-8"><div id="root"></div>',
        }),
    ),
  }
}

function run(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error) reject(error)
      else if (stats?.hasErrors() !== false) reject(new Error(stats?.toString('errors-only')))
      else resolve()
    })
  })
}
