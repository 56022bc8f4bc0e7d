import { fromEvent, map, type Observable } from 'rxjs';

/** Events of the page as streams: the one bridge from the DOM to rxjs. */
export const documentEvents$ = <Name extends keyof DocumentEventMap>(name: Name): Observable<DocumentEventMap[Name]> => fromEvent<DocumentEventMap[Name]>(document, name);

export const windowEvents$ = <Name extends keyof WindowEventMap>(name: Name): Observable<WindowEventMap[Name]> => fromEvent<WindowEventMap[Name]>(window, name);

/** Keys that another tab of the shop wrote to storage; null when it cleared all of it. */
export const storageKeys$ = (): Observable<string | null> => windowEvents$('storage').pipe(map(({ key }) => key));
