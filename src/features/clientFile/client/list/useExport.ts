import { useAppStore } from '#client/store'
import { useToast } from '#client/feedback'
import { formatNumber } from '#client/ui'
import { exportFiles } from './exportFiles'

type ExportRequest = Parameters<typeof exportFiles> extends [unknown, ...infer Rest] ? Rest : never

/** Gives the whole filtered list as a file, and says when it cannot. */
export function useExport() {
  const store = useAppStore()
  const toast = useToast()
  return async (...[request, loan]: ExportRequest) => {
    const close = toast({ message: 'Export en cours…', indeterminate: true })
    try {
      const count = await exportFiles(store, request, loan)
      toast({ type: 'success', message: `${formatNumber(count)} dossiers exportés` })
    } catch (error) {
      toast({ type: 'error', message: error instanceof Error ? error.message : 'L’export a échoué. Réessayez.' })
    } finally {
      close()
    }
  }
}
