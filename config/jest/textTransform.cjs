'use strict';
// A text file is imported as its text, as webpack's `asset/source` does.
/** @type {import('@jest/transform').SyncTransformer} */
module.exports = {
  process(source) {
    return { code: `/** @type {import('@jest/transform').SyncTransformer} */
module.exports = { __esModule: true, default: ${JSON.stringify(source)} };` };
  },
};
