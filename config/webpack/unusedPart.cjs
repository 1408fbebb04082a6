'use strict'

/** Stands for a part of antd that another part brings along, and that no screen shows (config/webpack/client.cjs). */
module.exports = function UnusedPart() {
  throw new Error('This part of antd is left out of the build: see UNUSED_PARTS in config/webpack/client.cjs.')
}
