import { useAppSelector } from '#client/store'
import { clientFileAddress, clientFileTabs } from '#features/clientFile/contract'

/** Address of a client file, by its id, at the tab where it was left on this device. */
export function useResumeAddress(): (id: string) => string {
  const openedFiles = useAppSelector((state) => state.openedFiles)
  return (id) =>
    clientFileAddress(
      id,
      clientFileTabs.find((tab) => tab === openedFiles[id]?.tab),
    )
}
