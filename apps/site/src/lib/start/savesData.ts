/** Whether the visitor asked the browser to save data (`navigator.connection`, which not all browsers have). */
export const savesData = () => 'connection' in navigator && Object(navigator.connection).saveData === true;
