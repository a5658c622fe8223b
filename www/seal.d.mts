export function seal(folder: string, minify?: boolean): Promise<Uint8Array>;
