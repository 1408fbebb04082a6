import { createContext, use } from 'react'

/** The client file that is open. */
export interface OpenClientFile {
  readonly id: string
  /** Its reader may not change it: fields are shown as text. */
  readonly readOnly: boolean
}

export const ClientFileContext = createContext<OpenClientFile | null>(null)

export function useOpenClientFile(): OpenClientFile {
  const file = use(ClientFileContext)
  if (!file) throw new Error('A part of a client file stands in a ClientFileScreen.')
  return file
}
