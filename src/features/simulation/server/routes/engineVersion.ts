/** Grows when the same question may get another answer. */
export const ENGINE_VERSION = '1.0.0'
