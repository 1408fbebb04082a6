'use strict'
// A text file is imported as its text, as webpack's `asset/source` does.
/** @satisfies {import('@jest/transform').SyncTransformer} */
module.exports = {
  /** @param {string} source @returns {{ code: string }} */
  process(source) {
    return {
      code: `/** @satisfies {import('@jest/transform').SyncTransformer} */
module.exports = { __esModule: true, default: ${JSON.stringify(source)} };`,
    }
  },
}
