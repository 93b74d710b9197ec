// A worker beside the page. For its first number and its first date a browser looks through all languages it knows, which
// takes as long as the longest piece of a page's first rendering; here that is done once for the page too.

postMessage([Intl.NumberFormat('en'), Intl.DateTimeFormat('en')].length);
