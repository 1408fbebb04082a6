/** Grows when the same question may get another answer. */
export const ENGINE_VERSION = '1.1.0'
