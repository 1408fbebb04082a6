/** Gives a text to the person as a file. Nothing is sent. */
export function download(name: string, text: string, mediaType: string): void {
  downloadFile(name, new Blob([text], { type: `${mediaType};charset=utf-8` }))
}

/** Gives a file to the person. Nothing is sent. */
export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
