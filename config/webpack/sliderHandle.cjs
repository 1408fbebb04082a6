'use strict'

/** Stands for the tooltip of antd's slider, whose value ours says beside it: the handle alone (config/webpack/client.cjs). */
module.exports = /** @param {{ children: import('react').ReactNode }} props */ function SliderHandle({ children }) {
  return children
}
