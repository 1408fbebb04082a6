import { messages } from '#contract'
import { useAppStore } from '#client/store'
import { useToast } from '#client/feedback'
import { formatNumber } from '#client/ui'
import { loadChunk } from '#client/ui/lazy'
import type { exportFiles } from './exportFiles'

type ExportRequest = Parameters<typeof exportFiles> extends [unknown, ...infer Rest] ? Rest : never

/** @throws {Error} with a French sentence */
const loadExport = () =>
  loadChunk(async () => (await import(/* webpackChunkName: "file-export" */ './exportFiles')).exportFiles).catch(() => {
    throw new Error(messages.technical)
  })

/** Gives the whole filtered list as a file, and says when it cannot. */
export function useExport() {
  const store = useAppStore()
  const toast = useToast()
  return async (...[request, loan]: ExportRequest) => {
    const close = toast({ message: 'Export en cours…', indeterminate: true })
    try {
      const exportFiles = await loadExport()
      const count = await exportFiles(store, request, loan)
      toast({ type: 'success', message: `${formatNumber(count)} dossiers exportés` })
    } catch (error) {
      toast({ type: 'error', message: error instanceof Error ? error.message : 'L’export a échoué. Réessayez.' })
    } finally {
      close()
    }
  }
}
