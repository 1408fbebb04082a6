'use strict';
// A text file is imported as its text, as webpack's `asset/source` does.
module.exports = {
  process(source) {
    return { code: `module.exports = { __esModule: true, default: ${JSON.stringify(source)} };` };
  },
};
