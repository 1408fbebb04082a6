import type { ComponentType } from 'react'
import { loadChunk } from '#client/ui/lazy'

/** Loads the chunk of a screen. */
export const loadScreen = async <Props = object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<{ Component: ComponentType<Props> }> => ({ Component: await loadChunk(load) })
