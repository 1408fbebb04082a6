/** Put in by webpack. */
declare const __webpack_hash__: string | undefined

/** Which build of the application this is: what follows the `+` in build/meta.json. Tests have none. */
export const build: string = typeof __webpack_hash__ === 'undefined' ? 'tests' : __webpack_hash__
