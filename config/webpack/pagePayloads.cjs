'use strict'

/** Writes build/pages/{page}.json for each part of the application that has a name: the files that it loads, besides those of the first page. */
module.exports = class PagePayloads {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('PagePayloads', (compilation) => {
      // After the names have their hash, before files are compressed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tap({ name: 'PagePayloads', stage }, () => {
        const first = new Set(compilation.entrypoints.get('main')?.getFiles())
        for (const [page, group] of compilation.namedChunkGroups) {
          if (group.isInitial() || page.startsWith('study')) continue
          const files = group
            .getFiles()
            .filter((file) => !first.has(file) && /\.(js|css)$/.test(file))
            .map((file) => `/${file}`)
          compilation.emitAsset(`build/pages/${page}.json`, new sources.RawSource(JSON.stringify({ page, files })))
        }
      })
    })
  }
}
