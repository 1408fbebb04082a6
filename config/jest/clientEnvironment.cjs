'use strict'
const { TestEnvironment } = require('jest-environment-jsdom')

// jsdom 26 has no fetch, and Node's fetch refuses jsdom's AbortSignal: the whole family is Node's.
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
  'crypto',
]

/** jsdom with the web interfaces that Node has and jsdom lacks. */
module.exports = class ClientEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup()
    for (const name of FROM_NODE) {
      Object.defineProperty(this.global, name, {
        value: Reflect.get(globalThis, name),
        configurable: true,
        writable: true,
      })
    }
  }
}
